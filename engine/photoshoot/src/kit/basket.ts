import type { SetPainter } from './set-painter.ts';

/** Paints a basketball backboard, ring and net, all out of focus. */
export function paintBasket(painter: SetPainter, x: number, top: number): void {
  painter.blurred(5, (context) => {
    context.fillStyle = '#33363c';
    context.fillRect(x - 14, top + 150, 28, painter.horizon - top - 140);
    context.fillStyle = 'rgba(244,247,250,0.92)';
    context.fillRect(x - 190, top, 380, 226);
    context.lineWidth = 9;
    context.strokeStyle = '#d8452c';
    context.strokeRect(x - 186, top + 4, 372, 218);
    context.lineWidth = 7;
    context.strokeRect(x - 66, top + 96, 132, 96);
    context.strokeStyle = '#f08238';
    context.lineWidth = 11;
    context.beginPath();
    context.ellipse(x, top + 214, 92, 24, 0, 0, Math.PI * 2);
    context.stroke();
    context.strokeStyle = 'rgba(255,255,255,0.85)';
    context.lineWidth = 4;
    for (let cord = -4; cord <= 4; cord++)
      for (const lean of [-1, 1]) {
        context.beginPath();
        context.moveTo(x + cord * 22, top + 226);
        context.quadraticCurveTo(
          x + cord * 17 + lean * 16,
          top + 290,
          x + cord * 13 + lean * 20,
          top + 346,
        );
        context.stroke();
      }
  });
}
