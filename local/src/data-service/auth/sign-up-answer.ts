import { v7 as uuidV7 } from 'uuid';

/** Creates a user id in Supabase Lite's format: the first 48 bits are the time of creation (RFC 9562). */
export function createUserId(): string {
  return uuidV7();
}

/**
 * Builds the user object in the answer to a sign-up. The answer for a known email address must equal that for a
 * new one, so all times derive from the id.
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
