import type { Stories } from '../story.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { FileDropZone } from './file-drop-zone.tsx';
import { ImageFrame } from './image-frame.tsx';
import { UploadField } from './upload-field.tsx';

const drawImage = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c5321a"/></svg>`;
const buildAddress = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(drawImage(width, height))}`;
const FILE = new File([drawImage(300, 200)], 'travel-mug-seen-from-the-left.svg', {
  type: 'image/svg+xml',
});
const doNothing = () => {};

export default {
  'frame, square': {
    element: <ImageFrame src={buildAddress(1080, 1080)} alt="The ad" priority="high" />,
  },
  'frame, story': {
    element: (
      <ImageFrame src={buildAddress(1080, 1920)} alt="The ad" format="story" priority="high" />
    ),
  },
  'frame, with overlay': {
    element: (
      <ImageFrame
        src={buildAddress(1080, 1080)}
        alt="The ad"
        priority="high"
        overlay={<FavoriteButton isFavorite={false} onToggle={doNothing} />}
      />
    ),
  },
  'frame, address pending': { element: <ImageFrame src={null} isPending alt="The ad" /> },
  'frame, no image': { element: <ImageFrame src={null} alt="The ad" /> },
  'frame, image failed': {
    element: <ImageFrame src="data:image/png,broken" alt="The ad" priority="high" />,
  },
  'upload, empty': {
    element: (
      <UploadField label="Product Image" hint="1080 × 1080" value={null} onChange={doNothing} />
    ),
  },
  'upload, with a file': {
    element: <UploadField label="Product Image" value={FILE} onChange={doNothing} />,
  },
  'upload, with an error': {
    element: (
      <UploadField
        label="Product Image"
        value={null}
        error="Please upload an image."
        onChange={doNothing}
      />
    ),
  },
  'upload, disabled': {
    element: <UploadField label="Product Image" value={FILE} disabled onChange={doNothing} />,
  },
  'drop zone': { element: <FileDropZone onFile={doNothing}>Choose a table</FileDropZone> },
  'drop zone, disabled': {
    element: (
      <FileDropZone onFile={doNothing} disabled>
        Choose a table
      </FileDropZone>
    ),
  },
} satisfies Stories;
