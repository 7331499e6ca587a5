import { createUsePuck, Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createRoot } from 'react-dom/client'
import { Label } from './label.jsx'
import { offer, count } from './offer.js'

const zone = 'root:default-zone'
const config = {
  components: {
    Text: { fields: { label: { type: 'text' } }, render: ({ label }) => <Label label={label} /> },
  },
}
const entry = (id, label) => ({ type: 'Text', props: { id, label } })
const data = {
  root: { props: {} },
  content: Array.from({ length: count }, (_, index) => entry(`n${index}`, `Text ${index}`)),
}
const usePuck = createUsePuck()

function Operations({ children }) {
  const dispatch = usePuck((state) => state.dispatch)
  const history = usePuck((state) => state.history)
  const content = usePuck((state) => state.appState.data.content)
  offer({
    select: (index) => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } }),
    edit: (index, label) =>
      dispatch({
        type: 'replace',
        destinationIndex: index,
        destinationZone: zone,
        data: entry(content[index].props.id, label),
      }),
    move: (index, to) =>
      dispatch({
        type: 'move',
        sourceIndex: index,
        sourceZone: zone,
        destinationIndex: to,
        destinationZone: zone,
      }),
    add: (index) =>
      dispatch({ type: 'insert', componentType: 'Text', destinationIndex: index, destinationZone: zone }),
    undo: () => history.back(),
  })
  return children
}

createRoot(document.getElementById('root')).render(
  <Puck config={config} data={data} iframe={{ enabled: false }} overrides={{ puck: Operations }} />,
)
