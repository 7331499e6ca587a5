import { useToast } from '@kwiq/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { useConfirmEmail } from './use-account.ts'

/** Confirms the email by the token of a mailed link, once, and takes the token out of the address. */
export function useConfirmLink(): void {
  const [search, setSearch] = useSearchParams()
  const { toast } = useToast()
  const showError = useShowError()
  const { mutate } = useConfirmEmail()
  const used = useRef<string | null>(null)
  const token = search.get('confirm')
  useEffect(() => {
    if (token === null || used.current === token) return
    used.current = token
    mutate(
      { token },
      {
        onSuccess: () => toast({ title: texts.success, description: texts.emailConfirmed }),
        onError: (error) => showError(error, texts.confirmFailed),
      },
    )
    setSearch({}, { replace: true })
  }, [token, mutate, setSearch, toast, showError])
}
