import { ThemeSwitch } from '@adwright/ui';
import { useState } from 'react';
import classes from './catalogue-index.module.css';

export interface StoryLink {
  /** Path of the stories file in the repository, such as `libs/ui/src/components/states.stories.tsx`. */
  file: string;
  /** Name of the state that the story shows, such as `'without ads'`. */
  name: string;
}

interface CatalogueIndexProps {
  stories: readonly StoryLink[];
}

const WIDTHS_PX = [375, 1440] as const;

const buildStoryAddress = ({ file, name }: StoryLink) =>
  `?${new URLSearchParams({ file, story: name })}`;

/** Shows all stories in a list. The selected story is shown in a frame as wide as a phone or a desktop. */
export function CatalogueIndex({ stories }: CatalogueIndexProps) {
  const [chosen, choose] = useState(stories[0]);
  const [width, setWidth] = useState<number>(WIDTHS_PX[1]);
  const byFile = Map.groupBy(stories, ({ file }) => file);
  return (
    <div className={classes.page}>
      <nav aria-label="Stories" className={classes.list}>
        <h1>Catalogue</h1>
        {[...byFile].map(([file, links]) => (
          <section key={file}>
            <h2>{file.replace(/^(?:libs\/)?([^/]+)\/.*\/([^/]+)\.stories\.tsx$/, '$1: $2')}</h2>
            {links.map((link) => (
              <a
                key={link.name}
                href={buildStoryAddress(link)}
                aria-current={link === chosen ? 'true' : undefined}
                onClick={(event) => {
                  // If a modifier key is pressed, the browser handles the click and opens the story in a new
                  // tab.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  choose(link);
                }}
              >
                {link.name}
              </a>
            ))}
          </section>
        ))}
      </nav>
      <main className={classes.stage}>
        <header className={classes.bar}>
          {WIDTHS_PX.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name="width"
                checked={width === option}
                onChange={() => setWidth(option)}
              />{' '}
              {option} px
            </label>
          ))}
          <ThemeSwitch />
        </header>
        {chosen && (
          <iframe
            title={chosen.name}
            src={buildStoryAddress(chosen)}
            className={classes.frame}
            style={{ width }}
          />
        )}
      </main>
    </div>
  );
}
