import classes from './legal-page.module.css';

interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** Shows a page of plain text with a heading for each topic. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={classes.section}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
