import { EXTRA_SEAT, PATHS, STARTER_PLAN } from '@adwright/contracts';
import { nameSeatHolders } from '@adwright/contracts/workspaces';
import { useUserId } from '@adwright/supabase';
import { ErrorState, LinkButton, Panel } from '@adwright/ui';
import { Input } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { Link } from '@adwright/ui/router';
import { type FormEvent, useId, useState } from 'react';
import type { Plan } from './describe-plan.ts';
import classes from './seats-panel.module.css';
import { usePlan } from './use-plan.ts';
import { useSeatChange, useSeats } from './use-seats.ts';

/**
 * Shows a panel with the number of people who may edit, in which the user buys further seats. The panel is
 * hidden until the user's plan is known.
 */
export function SeatsPanel() {
  const userId = useUserId();
  const { data: plan } = usePlan();
  const { data: seats, isError, refetch } = useSeats();
  if (!plan) return null;
  return (
    <Panel title="Seats">
      {!seats && isError ? (
        <ErrorState title="Your seats can’t be loaded." onRetry={() => void refetch()} />
      ) : null}
      {!seats && !isError ? (
        <div role="status" aria-label="Loading your seats">
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </div>
      ) : null}
      {seats ? (
        <>
          <p>
            <strong>
              {seats.used} of {countOf(seats.allowed)} taken.
            </strong>{' '}
            You and each editor in your workspaces need a seat. Reviewers and viewers need none.
          </p>
          <p className={classes.note}>
            Held by {nameSeatHolders(seats.holders, userId)}.{' '}
            <Link to={PATHS.workspaces}>See your workspaces</Link>
          </p>
          {plan.paid ? (
            // After a change of the number of seats, the form is reset, because the typed number was relative
            // to the previous number.
            <SeatsForm key={plan.extraSeats} plan={plan} used={seats.used} />
          ) : (
            <>
              <p className={classes.note}>
                Further seats belong to {STARTER_PLAN.label}: {EXTRA_SEAT.priceLabel} a{' '}
                {STARTER_PLAN.interval} each.
              </p>
              <LinkButton to={PATHS.pricing}>See the plan</LinkButton>
            </>
          )}
        </>
      ) : null}
    </Panel>
  );
}

function SeatsForm({ plan, used }: { plan: Plan; used: number }) {
  const [typed, setTyped] = useState(String(plan.extraSeats));
  const { change, isPending } = useSeatChange();
  const [input, note] = [useId(), useId()];
  const obstacle = findObstacle(plan);
  const wanted = /^\d+$/.test(typed) ? Number(typed) : null;
  const problem = findProblem(wanted, used);
  const more = (wanted ?? plan.extraSeats) - plan.extraSeats;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== null && problem === null && more !== 0) change(wanted);
  };
  if (obstacle) return <p className={classes.note}>{obstacle}</p>;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <label className={classes.field} htmlFor={input}>
        Further seats, {EXTRA_SEAT.priceLabel} a {STARTER_PLAN.interval} each
        <Input
          id={input}
          className={classes.number}
          type="number"
          inputMode="numeric"
          size="large"
          min={0}
          max={EXTRA_SEAT.max}
          value={typed}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== null}
          aria-describedby={note}
          disabled={isPending}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        disabled={isPending || problem !== null || more === 0}
      >
        {labelOf(more, isPending)}
      </Button>
      <p id={note} className={problem ? classes.problem : classes.note} aria-live="polite">
        {problem ?? describeChange(more)}
      </p>
    </form>
  );
}

/** Returns the reason why seats can't be bought or returned now; null if they can. */
function findObstacle({ state }: Plan): string | null {
  if (state === 'payment-failed')
    return 'Pay the open invoice in Manage subscription before you change your seats.';
  if (state === 'ends')
    return 'Your plan and its seats end with the period. Keep your subscription to change your seats.';
  return null;
}

function findProblem(wanted: number | null, used: number): string | null {
  if (wanted === null || wanted > EXTRA_SEAT.max)
    return `Please type a number from 0 to ${EXTRA_SEAT.max}.`;
  const tooMany = used - STARTER_PLAN.seats - wanted;
  if (tooMany <= 0) return null;
  const who = tooMany === 1 ? 'one editor' : `${tooMany} editors`;
  return `All these seats are taken. Make ${who} a reviewer or viewer in your workspaces first, or withdraw open invitations of editors.`;
}

function labelOf(more: number, isPending: boolean): string {
  if (isPending) return 'Changing...';
  if (more > 0) return `Buy ${countOf(more)}`;
  return more < 0 ? `Give back ${countOf(-more)}` : 'Change seats';
}

function describeChange(more: number): string {
  if (more === 0) return 'Type how many people beside you may edit.';
  const price = `$${Math.abs(more) * EXTRA_SEAT.priceUsd} a ${STARTER_PLAN.interval}`;
  return more > 0
    ? `${price} more. You pay for the rest of this ${STARTER_PLAN.interval} now, with the card of your subscription.`
    : `${price} less. The rest of this ${STARTER_PLAN.interval} is taken off your next invoice.`;
}

function countOf(seats: number): string {
  return `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
}
