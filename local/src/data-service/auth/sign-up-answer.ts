import { v7 as uuidV7 } from 'uuid';

/** Creates an id in the library's format: its first 48 bits are its time (RFC 9562). */
export function createUserId(): string {
  return uuidV7();
}

/**
 * Builds the user in the answer to a sign-up. New and known email addresses get the same answer, with the
 * same order of keys and with times that all come from the id.
 */
export function signUpAnswer(id: string, email: string): Record<string, unknown> {
  const madeAtMs = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  const madeAt = new Date(madeAtMs).toISOString();
  const profile = { sub: id, email, email_verified: false, phone_verified: false };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: profile,
    identities: [
      {
        identity_id: uuidV7({ msecs: madeAtMs }),
        id,
        user_id: id,
        identity_data: profile,
        provider: 'email',
        last_sign_in_at: madeAt,
        created_at: madeAt,
        updated_at: madeAt,
        email,
      },
    ],
    created_at: madeAt,
    updated_at: madeAt,
    is_anonymous: false,
    confirmation_sent_at: madeAt,
  };
}
