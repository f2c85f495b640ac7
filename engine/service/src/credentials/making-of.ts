import { classifyModelShare, type FeatureKey, type Recipe } from '@adwright/contracts';
import type { Making } from '@adwright/contracts/picture-check';
import type { UploadManifests } from './upload-manifests.ts';

/**
 * What is known about the origin of a picture when the picture is stored. The way in which the picture was made
 * (`Making`) is derived from the origin.
 */
export interface Origin {
  feature: FeatureKey;
  /** Recipe of the picture; absent for pictures that can't be rendered again. */
  recipe?: Recipe | undefined;
  /** Whether an AI service makes pictures in this engine. */
  hasModel: boolean;
  /** Content credentials of the uploads that the picture shows. */
  uploads?: Pick<UploadManifests, 'hasModelPart'> | undefined;
}

/**
 * Describes how a picture was made: by the recipe, if the picture has one, otherwise by the feature, and by the
 * uploads.
 */
export function describeMaking({ feature, recipe, hasModel, uploads }: Origin): Making {
  const making = recipe ? describeRecipeMaking(recipe) : describeFeatureMaking(feature, hasModel);
  // If a model made a part of an upload, every picture that is derived from the upload is marked accordingly.
  return uploads?.hasModelPart && making !== 'modelPicture' ? 'photoWithModel' : making;
}

function describeFeatureMaking(feature: FeatureKey, hasModel: boolean): Making {
  switch (feature) {
    // Ads have recipes, so a picture of these features without a recipe is an AI service's picture that is
    // stored beside its ad.
    case 'createAd':
    case 'boost':
      return 'modelPicture';
    case 'enhance':
      return 'photoEdited';
    case 'overlay':
      return 'photoComposed';
    case 'variation':
    case 'photoshoot':
      return hasModel ? 'photoWithModel' : 'photoComposed';
  }
}

function describeRecipeMaking(recipe: Recipe): Making {
  switch (recipe.kind === 'composed' ? classifyModelShare(recipe) : 'nothing') {
    case 'all':
      return 'modelPicture';
    case 'part':
      return 'photoWithModel';
    case 'nothing':
      return recipe.picture.kind === 'drawn' ? 'drawn' : 'photoComposed';
  }
}
