import { STARTER_PLAN } from '@adwright/contracts';
import type { Customer, Invoice } from './sandbox-state.ts';

const A4_POINTS = { width: 595, height: 842 };
const MARGIN_POINTS = 72;
const LINE_POINTS = 26;

/** Renders an invoice as a one-page PDF. */
export function renderInvoicePdf(invoice: Invoice, customer: Customer): Uint8Array<ArrayBuffer> {
  const lines = [
    { text: 'Adwright', size: 24 },
    { text: `Invoice ${invoice.number}`, size: 16 },
    { text: `Date: ${formatDay(invoice.created)}`, size: 11 },
    { text: `Billed to: ${customer.email ?? customer.id}`, size: 11 },
    { text: describeReason(invoice), size: 11 },
    {
      text: `Period: ${formatDay(invoice.periodStart)} to ${formatDay(invoice.periodEnd)}`,
      size: 11,
    },
    { text: `Total: $${(invoice.amount / 100).toFixed(2)}`, size: 14 },
    { text: invoice.status === 'paid' ? 'Paid' : 'Not paid yet', size: 11 },
    { text: 'Made by the payment sandbox: no money was moved.', size: 9 },
  ];
  const content = lines
    .map(({ text, size }, index) => {
      const y = A4_POINTS.height - MARGIN_POINTS - index * LINE_POINTS;
      return `BT /F1 ${size} Tf ${MARGIN_POINTS} ${y} Td (${escapeText(text)}) Tj ET`;
    })
    .join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4_POINTS.width} ${A4_POINTS.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

function describeReason({ reason }: Invoice): string {
  if (reason === 'subscription_update') return 'Further seats, for the rest of the period';
  return `${STARTER_PLAN.label} plan with its seats, ${STARTER_PLAN.credits} ad credits`;
}

/** Joins the PDF's objects and appends the table of their byte offsets (ISO 32000-1, 7.5). */
function assemble(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** Escapes the characters that end a PDF string. Only ASCII is used, so one character is one byte. */
function escapeText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');
}

function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
