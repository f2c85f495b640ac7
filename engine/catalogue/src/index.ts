export { createLinkFetcher, type FetchLinkedPhoto } from './fetch-linked-photo.ts';
export { type ArchivedFile, type ArchiveLimits, readArchive } from './read-archive.ts';
export { readCatalogue } from './read-catalogue.ts';
export { suggestMapping } from './suggest-mapping.ts';
