/** A link in the header and in the mobile menu. */
export interface HeaderLink {
  label: string;
  path: string;
}

/** A link under "More", with a line that describes its page. */
export interface FurtherLink extends HeaderLink {
  hint: string;
}
