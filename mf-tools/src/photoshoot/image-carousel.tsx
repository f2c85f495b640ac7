import { AdImage } from '@adwright/ads';
import { CAROUSEL_DELAY_MS } from '@adwright/contracts';
import { useReducedMotion } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import classes from './image-carousel.module.css';

interface ImageCarouselProps {
  images: readonly string[];
  alt: string;
}

/**
 * Shows one image at a time, and the next image every four seconds (spec §9), until the user selects an image.
 */
export function ImageCarousel({ images, alt }: ImageCarouselProps) {
  const [index, setIndex] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const isStill = useReducedMotion() || isHeld || images.length < 2;

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(
      () => setIndex((shown) => (shown + 1) % images.length),
      CAROUSEL_DELAY_MS,
    );
    return () => clearInterval(timer);
  }, [isStill, images.length]);

  const turn = (step: number) => {
    setHeld(true);
    setIndex((shown) => (shown + step + images.length) % images.length);
  };

  return (
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label={alt}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
    >
      <AdImage src={images[index]} alt={alt} />
      {images.length > 1 ? (
        <div className={classes.controls}>
          <Button
            aria-label="Previous image"
            icon={<ChevronLeft size={18} aria-hidden />}
            onClick={() => turn(-1)}
          />
          <span>
            {index + 1} of {images.length}
          </span>
          <Button
            aria-label="Next image"
            icon={<ChevronRight size={18} aria-hidden />}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </section>
  );
}
