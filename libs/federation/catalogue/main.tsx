import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';
import { showTheme } from '@adwright/ui/theme';
import files from 'catalogue-stories';
import { createRoot } from 'react-dom/client';
import { CatalogueIndex, type StoryLink } from './catalogue-index.tsx';
import { prepareStory, StoryView } from './story-view.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root');

showTheme();
const address = new URLSearchParams(location.search);
const [file, name] = [address.get('file'), address.get('story')];
const root = createRoot(place);
if (file && name) {
  const story = (await files[file]?.())?.default[name];
  if (!story) throw new Error(`There is no story "${name}" in ${file}`);
  await prepareStory(story);
  root.render(<StoryView name={name} story={story} />);
} else {
  const stories = await Promise.all(
    Object.entries(files).map(
      async ([file, load]): Promise<StoryLink[]> =>
        Object.keys((await load()).default).map((name) => ({ file, name })),
    ),
  );
  root.render(<CatalogueIndex stories={stories.flat()} />);
}
