/** The part of Deno that the entry files use; Deno itself does not read this file. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): unknown
  env: { get(name: string): string | undefined }
}
