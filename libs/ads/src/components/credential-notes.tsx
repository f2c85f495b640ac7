import { getSupabase, useUserId } from '@adwright/supabase';
import { useQuery } from '@tanstack/react-query';
import { adKeys } from '../queries/ad-cache.ts';
import { type CredentialProblem, fetchCredentialProblems } from '../queries/credential-problems.ts';
import classes from './creative-notes.module.css';

const SENTENCES: Record<CredentialProblem, string> = {
  unsigned:
    'This could not be signed, so it carries no content credentials. The picture itself is whole.',
  uploadBroken:
    'The content credentials of your upload are broken or belong to another picture, so they were left out.',
  uploadTooLarge:
    'The content credentials of your upload are too large to be carried on, so they were left out.',
};

interface CredentialNotesProps {
  imageUrls: readonly (string | null)[];
}

/** Shows problems with the content credentials of the user's pictures; shows nothing without problems. */
export function CredentialNotes({ imageUrls }: CredentialNotesProps) {
  const userId = useUserId();
  const urls = imageUrls.filter((url) => url !== null);
  const { data: problems = [] } = useQuery({
    queryKey: adKeys.credentials(userId, urls),
    queryFn: ({ signal }) => fetchCredentialProblems(getSupabase(), urls, signal),
    enabled: userId !== null && urls.length > 0,
    // A finished picture never changes, so its problems are read only once.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (problems.length === 0) return null;
  return (
    <div className={classes.notes}>
      {problems.map((problem) => (
        <p key={problem} className={classes.note}>
          {SENTENCES[problem]}
        </p>
      ))}
    </div>
  );
}
