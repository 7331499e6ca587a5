import type { AppDocument } from '@kwiq/app-model'
import { AppPlayer, PhoneFrame } from '@kwiq/runtime'
import { Button } from '@kwiq/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { lastProjectTexts as texts } from '../texts.ts'

/** The app in a phone, to be used. */
export function LastProjectApp({ document }: { document: AppDocument }) {
  const [round, setRound] = useState(0)
  return (
    <>
      <Button icon={RefreshCw} onClick={() => setRound((count) => count + 1)}>
        {texts.restart}
      </Button>
      <PhoneFrame width={300}>
        <AppPlayer key={round} document={document} />
      </PhoneFrame>
    </>
  )
}
