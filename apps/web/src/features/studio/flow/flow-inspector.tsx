import { checkNavigation } from '@kwiq/app-model'
import { Button, Icon, IconButton, Segmented, Select } from '@kwiq/ui'
import { Check, Link2, Plus, Trash2, TriangleAlert, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { setLink } from '../edits/link-edits.ts'
import { linkPlaces } from '../edits/link-places.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { PropertyRow } from '../inspector/property-row.tsx'
import { useDocument, useScreenNames, useStudio, useView } from '../state/studio-context.ts'
import { focusWhenThere } from '../shortcuts/focus-when-there.ts'
import { AllLinks } from './all-links.tsx'
import { ChooseSource } from './choose-source.tsx'
import { type FlowLink, flowLinks } from './flow-links.ts'

/** The selected link, all links as a list, and whether every screen can be reached: the board by words. */
export function FlowInspector() {
  const studio = useStudio()
  const document = useDocument((current) => current)
  const linkId = useView((view) => view.linkId)
  const links = useMemo(() => flowLinks(document), [document])
  const selected = links.find(({ id }) => id === linkId)
  const nameOf = (screenId: string) => studio.document.getScreen(screenId)?.name ?? ''
  return (
    <>
      <div className="ihead">
        <Icon of={Link2} />
        <div className="grow">
          <h2>{selected ? 'Link' : 'Flow'}</h2>
          <span className="xs t3 trunc">
            {selected
              ? `${nameOf(selected.from)} to ${nameOf(selected.to)}`
              : links.length === 1
                ? '1 link'
                : `${links.length} links`}
          </span>
        </div>
        <IconButton
          icon={X}
          label="Close panel"
          size="s"
          className="only-m"
          hasNoTooltip
          onClick={() => studio.view.set({ risen: 'none' })}
        />
      </div>
      <div className="pscroll">
        {selected && <SelectedLink link={selected} />}
        <NewLink />
        <AllLinks links={links} selectedId={linkId} />
        <Reachability />
      </div>
    </>
  )
}

function SelectedLink({ link }: { link: FlowLink }) {
  const studio = useStudio()
  const screens = useScreenNames()
  const place = linkPlaces(studio.document.getScreen(link.from)?.components ?? []).find(
    ({ nodeId, property }) => nodeId === link.nodeId && property === link.property,
  )
  const action = place?.action
  const transition = action?.kind === 'screen' ? (action.transition ?? 'slide') : 'slide'
  const put = (screenId: string, motion: 'slide' | 'fade' | 'none') =>
    setLink(studio, link.nodeId, link.property, { kind: 'screen', screenId, transition: motion })
  return (
    <>
      <section aria-label="From">
        <h3>From</h3>
        <PropertyRow title="Screen">
          {() => <span>{studio.document.getScreen(link.from)?.name}</span>}
        </PropertyRow>
        <PropertyRow title="Component">
          {() => (
            <button
              type="button"
              className="linklike"
              onClick={() => {
                showScreen(studio, link.from)
                studio.selection.select(link.nodeId)
              }}
            >
              {place?.label ?? link.nodeId}
            </button>
          )}
        </PropertyRow>
      </section>
      <section aria-label="To">
        <h3>To</h3>
        <PropertyRow title="Screen">
          {() => (
            <Select
              aria-label="Leads to"
              value={link.to}
              options={screens
                .filter(({ id }) => id !== link.from)
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(screenId) => put(screenId, transition)}
            />
          )}
        </PropertyRow>
        <PropertyRow title="Motion">
          {() => (
            <Segmented
              label="Motion"
              isFull
              value={transition}
              options={[
                { value: 'slide', content: 'Slide' },
                { value: 'fade', content: 'Fade' },
                { value: 'none', content: 'None' },
              ]}
              onChange={(motion) => put(link.to, motion)}
            />
          )}
        </PropertyRow>
        <Button
          icon={Trash2}
          onClick={() => {
            setLink(studio, link.nodeId, link.property, undefined)
            studio.view.set({ linkId: null })
            // The button has left with its link.
            setTimeout(() => focusWhenThere('[aria-label="New link"] select'))
          }}
        >
          Remove link
        </Button>
      </section>
    </>
  )
}

/** What drawing an arrow does, by choosing from lists. */
function NewLink() {
  const screens = useScreenNames()
  const shownId = useView((view) => view.screenId)
  const [chosen, setChosen] = useState<{ from: string; to: string }>({ from: '', to: '' })
  const [isOpen, setIsOpen] = useState(false)
  const known = (id: string) => screens.some((screen) => screen.id === id)
  const from = known(chosen.from) ? chosen.from : shownId
  const targets = screens.filter(({ id }) => id !== from)
  const to = targets.some(({ id }) => id === chosen.to) ? chosen.to : (targets[0]?.id ?? '')
  if (screens.length < 2) return null
  return (
    <section aria-label="New link">
      <h3>New link</h3>
      <PropertyRow title="From">
        {() => (
          <Select
            aria-label="From screen"
            value={from}
            options={screens.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setChosen({ from: id, to })}
          />
        )}
      </PropertyRow>
      <PropertyRow title="To">
        {() => (
          <Select
            aria-label="To screen"
            value={to}
            options={targets.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setChosen({ from, to: id })}
          />
        )}
      </PropertyRow>
      <Button icon={Plus} onClick={() => setIsOpen(true)}>
        Link…
      </Button>
      {isOpen && <ChooseSource from={from} to={to} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function Reachability() {
  const studio = useStudio()
  const document = useDocument((current) => current)
  const problems = useMemo(() => checkNavigation(document), [document])
  const count = document.screens.length
  if (problems.length > 0) {
    return (
      <section aria-label="Check">
        <p className="row">
          <Icon of={TriangleAlert} className="warn" />
          <span className="b">
            {problems.length === 1 ? '1 problem on the way' : `${problems.length} problems on the way`}
          </span>
        </p>
        <p className="t2 xs">{problems[0]?.message}</p>
        <Button onClick={() => studio.view.set({ sheet: 'check' })}>Check the app</Button>
      </section>
    )
  }
  return (
    <section aria-label="Check">
      <p className="row">
        <Icon of={Check} className="ok" />
        <span className="b">
          {count === 1 ? 'The screen can be reached' : `All ${count} screens can be reached`}
        </span>
      </p>
      {count > 1 && <p className="t2 xs">Every screen has a way on or back.</p>}
    </section>
  )
}
