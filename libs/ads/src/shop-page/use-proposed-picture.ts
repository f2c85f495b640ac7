import { type AssetKind, type AssetRow, getErrorMessage } from '@adwright/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddAsset } from '../assets/use-assets.ts';
import { buildPictureFile, pagePhotoQuery } from './shop-page-requests.ts';

/** For each asset kind: how the engine reads the picture, and the word for the picture in messages. */
const PICTURES = {
  logo: { want: 'photo', noun: 'logo' },
  product: { want: 'cut-out', noun: 'photo' },
} as const satisfies Record<AssetKind, { want: string; noun: string }>;

/** Uploads the chosen picture of a proposal to the library when the proposal is confirmed. */
export function useProposedPicture(kind: AssetKind) {
  const queryClient = useQueryClient();
  const adding = useAddAsset(kind);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { want, noun } = PICTURES[kind];

  /** Uploads the picture at the chosen URL, and returns the picture's entry in the asset library. */
  async function confirm(
    picture: { address: string | null; name: string },
    onConfirm: (asset: AssetRow | null) => void,
  ): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      if (picture.address === null) return onConfirm(null);
      const read = await queryClient.fetchQuery(pagePhotoQuery(picture.address, want));
      const { asset } = await adding.mutateAsync(buildPictureFile(read.photo, picture.name));
      onConfirm(asset);
    } catch (cause) {
      const reason = getErrorMessage(cause, cause instanceof Error ? cause.message : '');
      setProblem(`The ${noun} can’t be used. ${reason} Choose another one, or none.`);
    } finally {
      setBusy(false);
    }
  }

  return { confirm, problem, isBusy };
}
