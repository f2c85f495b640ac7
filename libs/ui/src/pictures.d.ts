/** The address of an image file in a module, below the module's version. */
declare module '*.webp' {
  const address: string;
  export default address;
}
