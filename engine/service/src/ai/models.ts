import type { ImageModel, LanguageModel } from 'ai';
import type { AiConfig } from '../ai-config.ts';

/** The picture model and the text model of the configured AI service. */
export interface AiModels {
  image: ImageModel;
  /** The model that writes the copy; null if the embedded copywriter writes it. */
  text: LanguageModel | null;
  /** Whether the AI service's API takes the shape of a picture as a size in pixels or as an aspect ratio. */
  shapedBy: 'size' | 'aspectRatio';
}

/** Creates the models of the configured AI service, and imports only the package of this service. */
export async function loadModels(config: AiConfig): Promise<AiModels> {
  const { service, apiKey, baseUrl: baseURL, imageModel, textModel } = config;
  switch (service) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ apiKey, baseURL });
      return {
        image: openai.image(imageModel),
        text: textModel ? openai(textModel) : null,
        shapedBy: 'size',
      };
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const server = createOpenAICompatible({
        name: 'server',
        apiKey,
        baseURL: baseURL ?? '',
        supportsStructuredOutputs: true,
      });
      return {
        image: server.imageModel(imageModel),
        text: textModel ? server.chatModel(textModel) : null,
        shapedBy: 'size',
      };
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      const google = createGoogle({ apiKey, baseURL });
      return {
        image: google.image(imageModel),
        text: textModel ? google(textModel) : null,
        shapedBy: 'aspectRatio',
      };
    }
    case 'replicate': {
      const { createReplicate } = await import('@ai-sdk/replicate');
      const replicate = createReplicate({ apiToken: apiKey, baseURL });
      return { image: replicate.image(imageModel), text: null, shapedBy: 'aspectRatio' };
    }
    case 'fal': {
      const { createFal } = await import('@ai-sdk/fal');
      const fal = createFal({ apiKey, baseURL });
      return { image: fal.image(imageModel), text: null, shapedBy: 'aspectRatio' };
    }
  }
}
