const INCOMPLETE_PHONE = 'Is this number complete? It is printed as you typed it.';

/**
 * Returns a warning about a phone number that is invalid in every country; null for a valid number. The code
 * with the phone numbering plans is loaded when the user types the first number. When the numbering plans can't
 * be loaded, there is no warning.
 */
export async function fetchPhoneHint(phone: string): Promise<string | null> {
  try {
    const { getCountries, isPossiblePhoneNumber } = await import('libphonenumber-js/min');
    const isPossible =
      isPossiblePhoneNumber(phone) ||
      getCountries().some((country) => isPossiblePhoneNumber(phone, country));
    return isPossible ? null : INCOMPLETE_PHONE;
  } catch (cause) {
    console.error('The numbering plans of phone numbers could not be loaded', cause);
    return null;
  }
}
