import {useEffect, useState, type RefObject} from 'react';
import {useStable} from '@site/src/hooks/useStable';

/** Takes files that are dropped on an element; true while some are over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onDrop: (files: FileList) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useStable(onDrop);
  useEffect(() => {
    const {current} = element;
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (): void => setIsOver(false);
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (!event.dataTransfer || event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    current?.addEventListener('dragover', over);
    current?.addEventListener('dragleave', leave);
    current?.addEventListener('drop', drop);
    return () => {
      current?.removeEventListener('dragover', over);
      current?.removeEventListener('dragleave', leave);
      current?.removeEventListener('drop', drop);
    };
  }, [element, take]);
  return isOver;
}
