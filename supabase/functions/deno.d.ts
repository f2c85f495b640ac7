/**
 * The part of Deno's global object that the entry points use. Entry points run only in Deno; all other files
 * also run in Node.
 */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown;
  env: { toObject(): Record<string, string> };
};
