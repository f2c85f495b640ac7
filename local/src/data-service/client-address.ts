/** Names of headers in which proxies state the IP address of the client. */
const FORWARDING_HEADERS = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
];

/**
 * Header with the client's IP address: hosted Supabase's edge overwrites the header, and the project's SQL
 * reads it.
 */
const ADDRESS_HEADER = 'cf-connecting-ip';

/**
 * Sets the header `cf-connecting-ip` to the IP address of the request's socket, as the edge of hosted Supabase
 * does. A header sent by the caller is dropped, because otherwise anyone could pose as any number of clients.
 * @param behindProxy trusts the caller's `cf-connecting-ip`; only for a stack that only the proxy can reach.
 */
export function nameClient(
  request: Request,
  socketAddress: string,
  behindProxy: boolean,
): { request: Request; address: string } {
  const forwarded = behindProxy ? request.headers.get(ADDRESS_HEADER) : null;
  const address = forwarded ?? socketAddress;
  const headers = new Headers(request.headers);
  for (const name of FORWARDING_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, address);
  return { request: new Request(request, { headers }), address };
}
