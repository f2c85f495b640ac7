/** The part of Deno's global that the entry points use. Only these files need Deno. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { toObject(): Record<string, string> };
};
