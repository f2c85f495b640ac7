export { type FetchLinkedPhoto, linkFetcher } from './fetch-linked-photo.ts';
export { type ArchivedFile, type ArchiveLimits, readArchive } from './read-archive.ts';
export { readCatalogue } from './read-catalogue.ts';
export { suggestMapping } from './suggest-mapping.ts';
