/** The part of Deno's global that the entry points use; they are the only files that run in Deno alone. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { toObject(): Record<string, string> };
};
