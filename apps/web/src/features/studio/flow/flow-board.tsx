import {
  Background,
  type Connection,
  type Edge,
  type FinalConnectionState,
  MarkerType,
  MiniMap,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { Button, IconButton } from '@kwiq/ui'
import { Minus, Plus, Smartphone } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { addLinkedScreen, parseLinkId, setLink } from '../edits/link-edits.ts'
import { addScreen, showMode, showScreen } from '../edits/screen-edits.ts'
import { useSettledDocument } from '../screens/use-settled-document.ts'
import { useDocument, useStudio, useView } from '../state/studio-context.ts'
import { ChooseSource } from './choose-source.tsx'
import { flowLinks } from './flow-links.ts'
import { cardSize, placeScreens } from './place-screens.ts'
import { ScreenCard, type ScreenNode, screenTarget } from './screen-card.tsx'
import './flow.css'

const mapSize = { width: 120, height: 84 }
const nodeTypes = { screen: ScreenCard }
/** More screens than this do not fit into a window: the board starts near the start screen. */
const fitAll = 24

/** All screens on one board, with an arrow for every link between them. */
export function FlowBoard() {
  return (
    <ReactFlowProvider>
      <Board />
    </ReactFlowProvider>
  )
}

function Board() {
  const studio = useStudio()
  const settled = useSettledDocument()
  const count = useDocument((document) => document.screens.length)
  const startId = useDocument((document) => document.app.startScreenId)
  const linkId = useView((view) => view.linkId)
  /** A link drawn from a whole screen: which component gets it is still to be chosen. */
  const [open, setOpen] = useState<{ from: string; to: string } | null>(null)
  // The board follows new and removed screens at once, everything else after a pause.
  const document = settled.screens.length === count ? settled : studio.document.getDocument()
  const links = useMemo(() => flowLinks(document), [document])
  const places = useMemo(() => placeScreens(document, links), [document, links])

  const nodes = useMemo<ScreenNode[]>(
    () =>
      document.screens.map(({ id, name }) => ({
        id,
        type: 'screen',
        position: places.get(id) ?? { x: 0, y: 0 },
        width: cardSize.width,
        height: cardSize.height,
        data: { isStart: id === startId },
        ariaLabel: name,
      })),
    [document, places, startId],
  )
  const edges = useMemo<Edge[]>(
    () =>
      // One arrow stands for all entries of a list that lead to the same screen, and the one that is looked at.
      links
        .filter(({ id, isRepeat }) => !isRepeat || id === linkId)
        .map((link) => ({
          id: link.id,
          source: link.from,
          sourceHandle: link.id,
          target: link.to,
          targetHandle: screenTarget,
          selected: link.id === linkId,
          className: link.isBar ? 'is-bar' : undefined,
          // Where arrows cross a screen, a double click is still to open it.
          interactionWidth: link.isBar ? 2 : 8,
          markerEnd: { type: MarkerType.Arrow, width: 18, height: 18, color: 'var(--accent)' },
          zIndex: link.id === linkId ? 2 : 1,
        })),
    [links, linkId],
  )

  const link = (from: string, handle: string | null | undefined, to: string) => {
    if (from === to) return
    const place = parseLinkId(handle)
    if (!place) setOpen({ from, to })
    else {
      setLink(studio, place.nodeId, place.property, { kind: 'screen', screenId: to })
      studio.view.set({ linkId: handle ?? null })
    }
  }
  const onConnect = ({ source, sourceHandle, target }: Connection) => link(source, sourceHandle, target)
  const onConnectEnd = (event: MouseEvent | TouchEvent, state: FinalConnectionState) => {
    if (state.isValid === true || !state.fromNode) return
    const point = 'changedTouches' in event ? event.changedTouches[0] : event
    // The arrow being drawn, or another, may lie over the screen.
    const under = point ? window.document.elementsFromPoint(point.clientX, point.clientY) : []
    const target = under.flatMap((element) => element.closest<HTMLElement>('.react-flow__node') ?? [])[0]
      ?.dataset.id
    const handle = state.fromHandle?.id
    if (target !== undefined) return link(state.fromNode.id, handle, target)
    const place = parseLinkId(handle)
    // Drawn into the open: a new screen stands there.
    if (place && under.some((element) => element.matches('.react-flow__pane')))
      addLinkedScreen(studio, place.nodeId, place.property)
  }
  return (
    <>
      <ReactFlow
        aria-label="Flow of all screens"
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        panOnScroll
        minZoom={0.1}
        maxZoom={1.6}
        onlyRenderVisibleElements={count > fitAll}
        connectionRadius={24}
        fitView
        fitViewOptions={{
          padding: 0.12,
          maxZoom: 1,
          nodes: count > fitAll ? nodes.slice(0, fitAll).map(({ id }) => ({ id })) : undefined,
        }}
        onConnect={onConnect}
        onConnectEnd={onConnectEnd}
        onNodeClick={(_event, node) => studio.view.set({ screenId: node.id })}
        onNodeDoubleClick={(_event, node) => showScreen(studio, node.id)}
        onEdgeClick={(_event, edge) => studio.view.set({ linkId: edge.id, sheet: 'none' })}
        onPaneClick={() => studio.view.set({ linkId: null })}
      >
        <Background gap={20} color="var(--canvas-dot)" />
        <MiniMap
          pannable
          ariaLabel="Map of the board"
          position="bottom-left"
          className="fmap"
          style={mapSize}
        />
        <FlowTools onAddScreen={() => addScreenToBoard()} />
      </ReactFlow>
      {open && <ChooseSource from={open.from} to={open.to} onClose={() => setOpen(null)} />}
    </>
  )

  function addScreenToBoard() {
    addScreen(studio)
    showMode(studio, 'flow')
  }
}

function FlowTools({ onAddScreen }: { onAddScreen: () => void }) {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const fit = useCallback(() => void fitView({ padding: 0.12, maxZoom: 1 }), [fitView])
  return (
    <Panel position="bottom-right" className="ftools">
      <Button icon={Smartphone} onClick={onAddScreen}>
        Add screen
      </Button>
      <fieldset className="zoom" aria-label="Zoom of the board">
        <IconButton icon={Minus} label="Zoom out" size="s" onClick={() => void zoomOut()} />
        <button type="button" className="level" onClick={fit}>
          Fit
        </button>
        <IconButton icon={Plus} label="Zoom in" size="s" onClick={() => void zoomIn()} />
      </fieldset>
      <span className="fhint xs">Draw from a dot to a screen to link them. Double click opens a screen.</span>
    </Panel>
  )
}
