const FONT = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** The content of a mail from the product, before layout. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  /** Text and target of the mail's only button. */
  action: { label: string; url: string };
  /** Small print at the end of the mail. */
  note: string;
}

/** A complete mail: recipient, subject, text and HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Renders a mail as text and HTML, in the design of the mails in supabase/templates. */
export function layOut(mail: MailText, recipient: string): Mail {
  const { subject, paragraphs, action, note } = mail;
  const text = [
    'Adwright',
    subject,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    note,
    `Sent to ${recipient} by Adwright.`,
  ].join('\n\n');
  const cell = (style: string, content: string) =>
    `<tr><td style="${style};font-family:${FONT}">${content}</td></tr>`;
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light">
    <title>${escapeHtml(subject)}</title>
  </head>
  <body style="margin:0;padding:0;background-color:#ede7db">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:40px 16px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px;background-color:#fbf8f1;border:1px solid #1c1813">
        <tr><td style="padding:28px 36px 0;font-family:${SERIF};font-size:20px;font-weight:bold;color:#1c1813"><span style="color:#e8401c">&#9632;</span>&nbsp;Adwright</td></tr>
        <tr><td style="padding:32px 36px 0;font-family:${SERIF};color:#1c1813"><h1 style="margin:0;font-size:30px;line-height:36px;font-weight:normal">${escapeHtml(subject)}</h1></td></tr>
        ${paragraphs.map((each) => cell('padding:14px 36px 0;font-size:16px;line-height:25px;color:#3b342b', escapeHtml(each))).join('\n        ')}
        ${cell('padding:28px 36px 0', `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 26px;background-color:#e8401c;font-size:19px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a>`)}
        ${cell('padding:28px 36px 32px;font-size:13px;line-height:20px;color:#6b6153', escapeHtml(note))}
      </table>
      <p style="margin:18px 0 0;font-family:${FONT};font-size:12px;color:#6b6153">Sent to ${escapeHtml(recipient)} by Adwright.</p>
    </td></tr></table>
  </body>
</html>
`;
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
