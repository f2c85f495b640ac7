import { AppError, getErrorMessage } from '@adwright/contracts';
import { endedMailsSchema } from '@adwright/contracts/review';
import { getRuntimeConfig } from '@adwright/supabase';
import { PageFrame, PageHeader } from '@adwright/ui';
import { useParams } from '@adwright/ui/router';
import { useMutation } from '@tanstack/react-query';
import { readAnswer } from './call-review.ts';
import classes from './review-page.module.css';

/** Shows the page /review-mails/{token}, which unsubscribes from emails about a review, without signing in. */
export function MailsPage() {
  const { token = '' } = useParams();
  const { mutate: end, data: name, error, isPending } = useMutation({ mutationFn: endMails });
  return (
    <PageFrame>
      <meta name="robots" content="noindex, nofollow" />
      <PageHeader title="Mails about a review" />
      <div className={classes.message}>
        <div role="status">
          {name === undefined ? (
            <p>You get a mail when somebody decides on your ads. Do you want no more of them?</p>
          ) : (
            <p>
              You get no more mails about “<bdi>{name}</bdi>”. Under Review links you can switch
              them on again.
            </p>
          )}
        </div>
        {error ? (
          <p role="alert" className={classes.problem}>
            {getErrorMessage(error, 'Please try again.')}
          </p>
        ) : null}
        {name === undefined ? (
          <button
            type="button"
            className={classes.primary}
            disabled={isPending}
            onClick={() => end(token)}
          >
            Stop these mails
          </button>
        ) : null}
      </div>
    </PageFrame>
  );
}

/** @returns the name of the review link about which no more emails are sent */
async function endMails(token: string): Promise<string> {
  const address = `${getRuntimeConfig().supabaseUrl}/functions/v1/unsubscribe?token=${encodeURIComponent(token)}`;
  const response = await fetch(address, { method: 'POST' }).catch((cause: unknown) => {
    throw new AppError('unavailable', 'the unsubscribe request could not be sent', { cause });
  });
  return (await readAnswer(response, endedMailsSchema)).name;
}
