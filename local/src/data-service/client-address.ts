/** Names of headers in which proxies tell where a request came from. */
const FORWARDING_HEADERS = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
];

/** The one that hosted Supabase's edge overwrites, and that our SQL reads. */
const ADDRESS_HEADER = 'cf-connecting-ip';

/**
 * Gives a request the address of the socket it came from, in the header where hosted Supabase's edge tells it.
 * What the caller says of its own address is dropped: otherwise anybody could be as many clients as they like.
 * @param behindProxy believes the caller's `cf-connecting-ip`; only for a stack that nobody but the proxy reaches.
 */
export function nameClient(
  request: Request,
  socketAddress: string,
  behindProxy: boolean,
): { request: Request; address: string } {
  const told = behindProxy ? request.headers.get(ADDRESS_HEADER) : null;
  const address = told ?? socketAddress;
  const headers = new Headers(request.headers);
  for (const name of FORWARDING_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, address);
  return { request: new Request(request, { headers }), address };
}
