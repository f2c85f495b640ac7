/** A picture that a module brings along: its address, under the module's own version. */
declare module '*.webp' {
  const address: string;
  export default address;
}
