import { MAX_REVIEWER_NAME_LENGTH, type Reviewer } from '@adwright/contracts/review';
import { useId } from 'react';
import classes from './review-page.module.css';

interface WhoFieldsProps {
  value: Pick<Reviewer, 'author' | 'email'>;
  onChange: (value: Pick<Reviewer, 'author' | 'email'>) => void;
}

/** Shows fields for the reviewer's name and an optional email address. */
export function WhoFields({ value, onChange }: WhoFieldsProps) {
  const [name, mail] = [useId(), useId()];
  return (
    <div className={classes.who}>
      <div className={classes.field}>
        <label htmlFor={name}>Your name</label>
        <input
          id={name}
          className={classes.input}
          autoComplete="name"
          maxLength={MAX_REVIEWER_NAME_LENGTH}
          required
          value={value.author}
          onChange={(event) => onChange({ ...value, author: event.target.value })}
        />
      </div>
      <div className={classes.field}>
        <label htmlFor={mail}>Mail (optional)</label>
        <input
          id={mail}
          className={classes.input}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={value.email ?? ''}
          onChange={(event) => onChange({ ...value, email: event.target.value || null })}
        />
      </div>
    </div>
  );
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the error message for name and email address, or null when both are valid. */
export function findWhoProblem({
  author,
  email,
}: Pick<Reviewer, 'author' | 'email'>): string | null {
  if (!author.trim()) return 'Please write your name.';
  if (email?.trim() && !MAIL.test(email.trim()))
    return 'Please check your mail address, or leave it out.';
  return null;
}
