import classes from './faq.module.css';
import { QUESTIONS } from './questions.ts';

/**
 * Shows the questions and answers of the landing page. Because of the attribute `name`, the browser keeps only
 * one answer open at a time, without a script.
 */
export function Faq() {
  return (
    <section id="faq" className={classes.band} aria-labelledby="faq-title">
      <div className={classes.inner}>
        <h2 id="faq-title" className={classes.title}>
          Frequently asked questions
        </h2>
        <div className={classes.list}>
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} name="faq" className={classes.item}>
              <summary className={classes.question}>{question}</summary>
              <p className={classes.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
