const INCOMPLETE_PHONE = 'Is this number complete? It is printed as you typed it.';

/**
 * A word of advice on a phone number that could be dialled in no country; null for any other. The numbering plans are loaded with the
 * first number, and a number is fine where they can't be had.
 */
export async function phoneHint(phone: string): Promise<string | null> {
  try {
    const { getCountries, isPossiblePhoneNumber } = await import('libphonenumber-js/min');
    const isPossible =
      isPossiblePhoneNumber(phone) ||
      getCountries().some((country) => isPossiblePhoneNumber(phone, country));
    return isPossible ? null : INCOMPLETE_PHONE;
  } catch (cause) {
    console.error('The plans of phone numbers could not be loaded', cause);
    return null;
  }
}
