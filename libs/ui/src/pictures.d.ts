/** The URL of an image file in a module, below the folder of the module's version. */
declare module '*.webp' {
  const address: string;
  export default address;
}
