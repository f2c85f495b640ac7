import {
  type AdWords,
  type EditorFailure,
  FACT_KINDS,
  type FactKind,
  MAX_OFFER_LENGTH,
  OFFER_LABELS,
  type WordField,
} from '@adwright/contracts';
import { Select } from '@adwright/ui/kit-controls';
import { Button } from '@adwright/ui/kit-core';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import classes from './editor.module.css';
import { TextField } from './text-field.tsx';

/** Changes words of an ad; edits with the same key are one undo step. */
export type SetWords = (field: WordField, changes: Partial<AdWords>, key?: string) => void;

interface OfferWordsProps {
  words: AdWords;
  failure: EditorFailure | null;
  set: SetWords;
}

const KIND_LABELS: Readonly<Record<FactKind, string>> = {
  ...OFFER_LABELS,
  was: 'Old price',
  multibuy: 'Several for less',
  from: 'Start date',
  trial: 'Free trial',
  guarantee: 'Guarantee',
  delivery: 'Delivery',
  hours: 'Opening hours',
  date: 'Date of an event',
  seats: 'Places left',
};
const KIND_OPTIONS = FACT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/**
 * Shows fields for the ad's offer: its strongest fact with a separate design, and the other facts. The
 * picture prints each text word for word. If this is impossible, the text's field shows the reason.
 */
export function OfferWords({ words, failure, set }: OfferWordsProps) {
  const kindId = useId();
  const { offer } = words;
  const change = (changes: Partial<NonNullable<AdWords['offer']>>, key: string) =>
    set('offer', { offer: { kind: 'discount', text: '', ...offer, ...changes } }, key);
  return (
    <fieldset className={classes.details}>
      <legend>Offer</legend>
      <TextField
        label="Offer text"
        value={offer?.text ?? ''}
        path="words.offer"
        failure={failure}
        onChange={(text) => change({ text }, 'offer')}
      />
      {offer && offer.text.trim() !== '' ? (
        <div className={classes.field}>
          <label htmlFor={kindId}>Designed as</label>
          <Select
            id={kindId}
            value={offer.kind}
            options={KIND_OPTIONS}
            onChange={(kind) => change({ kind }, 'offerKind')}
          />
        </div>
      ) : null}
      {offer?.kind === 'price' ? (
        <TextField
          label="Old price"
          value={offer.was ?? ''}
          path="words.offer.was"
          failure={failure}
          maxLength={MAX_OFFER_LENGTH}
          onChange={(was) => change({ was }, 'offerWas')}
        />
      ) : null}
      {offer && offer.text.trim() !== '' ? (
        <TextField
          label="Second line of the offer"
          value={offer.second ?? ''}
          path="words.offer.second"
          failure={failure}
          maxLength={MAX_OFFER_LENGTH}
          onChange={(second) => change({ second }, 'offerSecond')}
        />
      ) : null}
      <Facts facts={words.facts ?? []} failure={failure} set={set} />
    </fieldset>
  );
}

interface FactsProps extends Pick<OfferWordsProps, 'failure' | 'set'> {
  facts: readonly string[];
}

function Facts({ facts, failure, set }: FactsProps) {
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const { length } = facts;
  useEffect(() => {
    if (wantsFocus.current) document.getElementById(`${id}${length - 1}`)?.focus();
    wantsFocus.current = false;
  }, [id, length]);
  const change = (next: readonly string[], key?: string) => set('facts', { facts: [...next] }, key);
  return (
    <>
      {facts.map((fact, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name but their place
          key={at}
          id={`${id}${at}`}
          label={`Fact ${at + 1}`}
          value={fact}
          path={`words.facts.${at}`}
          failure={failure}
          tools={
            <Button
              type="text"
              size="small"
              aria-label={`Remove fact ${at + 1}`}
              title={`Remove fact ${at + 1}`}
              icon={<X size={16} aria-hidden />}
              onClick={() => {
                change(
                  facts.filter((_, other) => other !== at),
                  `factsTo${length - 1}`,
                );
                adder.current?.focus();
              }}
            />
          }
          onChange={(text) =>
            change(
              facts.map((each, other) => (other === at ? text : each)),
              `fact${at}`,
            )
          }
        />
      ))}
      {failure?.field === 'words.facts' ? (
        <p className={classes.problem} role="alert">
          {failure.error}
        </p>
      ) : null}
      <div>
        <Button
          ref={adder}
          size="small"
          icon={<Plus size={16} aria-hidden />}
          disabled={length >= FACT_KINDS.length}
          onClick={() => {
            wantsFocus.current = true;
            change([...facts, ''], `factsTo${length + 1}`);
          }}
        >
          Add a fact
        </Button>
      </div>
    </>
  );
}
