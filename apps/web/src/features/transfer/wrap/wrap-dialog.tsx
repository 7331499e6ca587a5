import '../transfer.css'
import { type AppDocument, defaultWrapOptions, type WrapOptions } from '@kwiq/app-model'
import { Button, Dialog, Tabs } from '@kwiq/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { isWebAddress } from './is-web-address.ts'
import { LinkRulesEditor } from './link-rules-editor.tsx'
import { assessWrap } from './readiness.ts'
import { ReadinessList } from './readiness-list.tsx'
import { RuleTester } from './rule-tester.tsx'
import { WrapBehaviour } from './wrap-behaviour.tsx'

interface WrapDialogProps {
  document: AppDocument
  onApply: (wrap: WrapOptions) => void
  onClose: () => void
}

type Tab = 'behaviour' | 'links' | 'readiness'

/** How the app treats the website it shows. Nothing changes before Apply. */
export function WrapDialog({ document, onApply, onClose }: WrapDialogProps) {
  const [wrap, setWrap] = useState<WrapOptions>(document.app.wrap ?? defaultWrapOptions('https://'))
  const [tab, setTab] = useState<Tab>('behaviour')
  const words = texts.wrap
  const change = (set: Partial<WrapOptions>) => setWrap((known) => ({ ...known, ...set }))
  const apply = () => {
    const { barColor, ...rest } = wrap
    const linkRules = wrap.linkRules.filter(({ pattern }) => pattern.trim() !== '')
    onApply({ ...rest, linkRules, ...(barColor === undefined ? {} : { barColor }) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      className="wrap-dialog"
      title={words.title}
      description={words.description}
      onSubmit={() => isWebAddress(wrap.url) && apply()}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!isWebAddress(wrap.url)}>
            {words.apply}
          </Button>
        </>
      }
    >
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'behaviour',
            title: words.behaviour,
            content: <WrapBehaviour wrap={wrap} onChange={change} />,
          },
          {
            value: 'links',
            title: words.links,
            content: (
              <>
                <LinkRulesEditor rules={wrap.linkRules} onChange={(linkRules) => change({ linkRules })} />
                <RuleTester wrap={wrap} />
              </>
            ),
          },
          {
            value: 'readiness',
            title: words.readiness,
            content: <ReadinessList points={assessWrap(document, wrap)} />,
          },
        ]}
      />
    </Dialog>
  )
}
