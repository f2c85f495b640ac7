/**
 * The import of an image file in a module, which is the URL of the file below the folder of the module's
 * version.
 */
declare module '*.webp' {
  const address: string;
  export default address;
}
