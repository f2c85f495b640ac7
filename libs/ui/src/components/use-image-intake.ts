import {
  FOREIGN_IMAGE_ADVICE,
  type ForeignImage,
  getErrorMessage,
  TOASTS,
  uploadProblem,
} from '@adwright/contracts';
import { toast } from '@adwright/ui/toast';
import { useRef, useState } from 'react';

/**
 * Converts a HEIC, AVIF or TIFF file to an image that every browser shows. The promise rejects with a message
 * for the user.
 */
export type ConvertImage = (file: File) => Promise<File>;

/**
 * Checks files that the user chooses and converts files that browsers can't show. Only the newest file is used.
 * When a file is refused, a toast shows the reason.
 * @param convert converts a HEIC, AVIF or TIFF file; when absent, HEIC, AVIF and TIFF files are refused
 */
export function useImageIntake(onImage: (image: File) => void, convert?: ConvertImage) {
  const newest = useRef<File | null>(null);
  const [converting, setConverting] = useState<File | null>(null);

  async function accept(file: File) {
    newest.current = file;
    setConverting(null);
    const problem = await uploadProblem(file);
    // The user chose another file while the browser was reading this file, so this file's result is discarded.
    if (newest.current !== file) return;
    if (problem === 'too-large') toast(TOASTS.fileTooLarge);
    else if (problem === 'wrong-type') toast(TOASTS.invalidFileType);
    else if (problem === 'SVG' || problem === 'GIF' || problem === 'BMP')
      toast(TOASTS.unusableImage(problem));
    else if (problem && convert) await acceptConverted(file, problem, convert);
    else if (problem) toast(TOASTS.foreignImage(problem));
    else onImage(file);
  }

  async function acceptConverted(file: File, kind: ForeignImage, convertFile: ConvertImage) {
    setConverting(file);
    try {
      const image = await convertFile(file);
      if (newest.current === file) onImage(image);
    } catch (error) {
      const advice = getErrorMessage(error, FOREIGN_IMAGE_ADVICE[kind]);
      if (newest.current === file) toast(TOASTS.conversionFailed(advice));
    } finally {
      setConverting((current) => (current === file ? null : current));
    }
  }

  /** Discards the result of the file that is being read. */
  function forget() {
    newest.current = null;
    setConverting(null);
  }

  return { accept, converting, forget };
}
