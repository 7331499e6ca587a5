import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { createRoot } from 'react-dom/client'
import { Label } from './label.jsx'
import { offer, count } from './offer.js'

const idOf = (index) => `n${index}`

function Text({ label }) {
  const { connectors, isSelected } = useNode((node) => ({ isSelected: node.events.selected }))
  return (
    <Label
      ref={(element) => connectors.connect(connectors.drag(element))}
      label={label}
      isSelected={isSelected}
    />
  )
}

function Box({ children }) {
  const { connectors } = useNode()
  return <div ref={(element) => connectors.connect(element)}>{children}</div>
}

function Operations() {
  const { actions, query } = useEditor()
  offer({
    select: (index) => actions.selectNode(idOf(index)),
    edit: (index, label) => actions.setProp(idOf(index), (props) => (props.label = label)),
    move: (index, to) => actions.move(idOf(index), 'ROOT', to),
    add: (index) =>
      actions.addNodeTree(query.parseReactElement(<Text label="New" />).toNodeTree(), 'ROOT', index),
    undo: () => actions.history.undo(),
  })
  return null
}

const ids = Array.from({ length: count }, (_, index) => idOf(index))
const nodeOf = (name, props, more) => ({
  type: { resolvedName: name },
  displayName: name,
  props,
  custom: {},
  hidden: false,
  nodes: [],
  linkedNodes: {},
  isCanvas: false,
  ...more,
})
const data = {
  ROOT: nodeOf('Box', {}, { isCanvas: true, nodes: ids }),
  ...Object.fromEntries(
    ids.map((id, index) => [id, nodeOf('Text', { label: `Text ${index}` }, { parent: 'ROOT' })]),
  ),
}
createRoot(document.getElementById('root')).render(
  <Editor resolver={{ Box, Text }}>
    <Frame data={JSON.stringify(data)}>
      <Element is={Box} canvas />
    </Frame>
    <Operations />
  </Editor>,
)
