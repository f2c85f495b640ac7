import { type AssetRow, getErrorMessage } from '@adwright/contracts';
import { ErrorState } from '@adwright/ui';
import { Button } from '@adwright/ui/kit-core';
import { Radio } from '@adwright/ui/kit-forms';
import { Skeleton } from '@adwright/ui/kit-skeleton';
import { RotateCcw, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './cut-out-editor.module.css';
import { CutOutStage, type Tool } from './cut-out-stage.tsx';
import { useCutOut } from './use-cut-out.ts';

const TOOLS: readonly (readonly [Tool, string])[] = [
  ['keep', 'Keep'],
  ['remove', 'Remove'],
  ['only', 'Only this'],
  ['move', 'Move'],
];

const HINTS: Record<Tool, string> = {
  keep: 'Paint over what belongs to the product. The edge is found for you.',
  remove: 'Paint over what does not belong to it. The edge is found for you.',
  only: 'Touch one thing to keep it alone.',
  move: 'Drag the picture to look at another part.',
};

const MAX_ZOOM = 5;
/** Minimum, maximum and initial radius of the brush, in pixels of a mask with a longer side of 512 pixels. */
const BRUSH = { least: 3, most: 48, first: 16 };

interface CutOutEditorProps {
  asset: AssetRow;
  onCancel: () => void;
  onSaved: (asset: AssetRow) => void;
}

/**
 * Shows an enlarged cut-out on a checkerboard, with a brush that keeps areas and a brush that removes areas.
 */
export function CutOutEditor({ asset, onCancel, onSaved }: CutOutEditorProps) {
  const cut = useCutOut(asset);
  const [tool, setTool] = useState<Tool>('keep');
  const [radius, setRadius] = useState(BRUSH.first);
  const [zoom, setZoom] = useState(1);
  const { photo, current, begun, saving } = cut;

  if (begun.isError) {
    return (
      <ErrorState
        title={getErrorMessage(begun.error, 'The cut-out can’t be loaded.')}
        onRetry={() => void begun.refetch()}
      />
    );
  }
  if (!photo || !current) {
    return (
      <div role="status" aria-label="Loading the cut-out">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    );
  }

  function undoByKey(event: KeyboardEvent) {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    cut.undo();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button "Undo", wherever the focus is
    <div className={classes.editor} onKeyDown={undoByKey}>
      {asset.cutout_problem ? (
        <p className={classes.notice}>
          {asset.cutout_problem} This is the best guess: correct it, then save it.
        </p>
      ) : null}
      <CutOutStage
        name={asset.name}
        photo={photo}
        step={current}
        tool={tool}
        radius={radius}
        zoom={zoom}
        onPaint={cut.paint}
      />
      <p className={classes.status} role="status">
        {describeStatus(cut) ?? HINTS[tool]}
      </p>
      <CutOutTools cut={cut} tool={tool} onChoose={setTool} />
      <div className={classes.sliders}>
        <Slider
          label="Brush size"
          min={BRUSH.least}
          max={BRUSH.most}
          value={radius}
          onChange={setRadius}
        />
        <Slider label="Zoom" min={1} max={MAX_ZOOM} step={0.25} value={zoom} onChange={setZoom} />
      </div>
      {saving.error ? (
        <p className={classes.problem} role="alert">
          {getErrorMessage(saving.error, 'The cut-out was not saved. Please try again.')}
        </p>
      ) : null}
      <div className={classes.answers}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="primary"
          disabled={cut.isEmpty}
          loading={saving.isPending && { delay: 300 }}
          onClick={() => {
            if (!saving.isPending) saving.mutate(undefined, { onSuccess: onSaved });
          }}
        >
          Save cut-out
        </Button>
      </div>
    </div>
  );
}

interface CutOutToolsProps {
  cut: ReturnType<typeof useCutOut>;
  tool: Tool;
  onChoose: (tool: Tool) => void;
}

/** Shows the tools of the cut-out editor and the button that undoes strokes. */
function CutOutTools({ cut, tool, onChoose }: CutOutToolsProps) {
  const cannotUndo = !cut.canUndo || cut.saving.isPending;
  return (
    <div className={classes.tools}>
      <Radio.Group
        aria-label="Tool"
        optionType="button"
        value={tool}
        options={TOOLS.map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => {
          const chosen = TOOLS.find(([value]) => value === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      />
      <Button icon={<Undo2 size={16} aria-hidden />} disabled={cannotUndo} onClick={cut.undo}>
        Undo
      </Button>
      <Button
        icon={<RotateCcw size={16} aria-hidden />}
        disabled={cannotUndo}
        onClick={cut.restart}
      >
        Start again
      </Button>
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, onChange, ...range }: SliderProps) {
  return (
    <label className={classes.slider}>
      {label}
      <input type="range" {...range} onChange={({ target }) => onChange(target.valueAsNumber)} />
    </label>
  );
}

function describeStatus({
  saving,
  isEmpty,
  isRefining,
  refineError,
}: ReturnType<typeof useCutOut>) {
  if (saving.isPending) return 'Saving the cut-out…';
  if (isEmpty) return 'Nothing is left of the product. Please keep a part of it.';
  if (isRefining) return 'Refining the edge…';
  if (refineError) return 'The edge can’t be refined right now. You can go on painting.';
  return null;
}
