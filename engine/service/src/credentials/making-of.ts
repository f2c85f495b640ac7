import { classifyModelShare, type FeatureKey, type Recipe } from '@adwright/contracts';
import type { Making } from '@adwright/contracts/picture-check';
import type { UploadManifests } from './upload-manifests.ts';

/**
 * What is known about a picture when it is stored. How the picture was made (`Making`) is derived from this.
 */
export interface Origin {
  feature: FeatureKey;
  /** The picture's recipe; absent for pictures that can't be rendered again. */
  recipe?: Recipe | undefined;
  /** Whether an AI service makes pictures in this engine. */
  hasModel: boolean;
  /** Credentials of the uploads that the picture shows. */
  uploads?: Pick<UploadManifests, 'hasModelPart'> | undefined;
}

/** Describes how a picture was made: by its recipe if it has one, whatever feature stores it, and by its uploads. */
export function describeMaking({ feature, recipe, hasModel, uploads }: Origin): Making {
  const making = recipe ? makingOfRecipe(recipe) : makingOfFeature(feature, hasModel);
  // A part that a model made of an upload also counts in every picture that is derived from it.
  return uploads?.hasModelPart && making !== 'modelPicture' ? 'photoWithModel' : making;
}

function makingOfFeature(feature: FeatureKey, hasModel: boolean): Making {
  switch (feature) {
    // Ads have recipes, so under these features a picture without one is a service's picture that is stored
    // beside its ad.
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

function makingOfRecipe(recipe: Recipe): Making {
  switch (recipe.kind === 'composed' ? classifyModelShare(recipe) : 'nothing') {
    case 'all':
      return 'modelPicture';
    case 'part':
      return 'photoWithModel';
    case 'nothing':
      return recipe.picture.kind === 'drawn' ? 'drawn' : 'photoComposed';
  }
}
