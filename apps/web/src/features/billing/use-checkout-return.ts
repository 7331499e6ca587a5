import type { User } from '@kwiq/contracts'
import { useToast } from '@kwiq/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { userKey } from '../../shared/session/use-user.ts'
import { forgetCheckout, recallCheckout } from './checkout-memory.ts'
import { texts } from './texts.ts'
import { subscriptionKey } from './use-billing.ts'

/** Milliseconds between looks, and how long to go on looking: the provider confirms within seconds. */
const pause = 1500
const patience = 120_000

/**
 * Coming back from the checkout grants nothing: the payment provider tells the server. Until it has, this looks
 * again; true while it does.
 */
export function useCheckoutReturn(user: User): boolean {
  const [parameters, setParameters] = useSearchParams()
  const client = useQueryClient()
  const { toast } = useToast()
  const [isPatient, setIsPatient] = useState(true)
  const result = parameters.get('checkout')
  const from = result === 'success' ? recallCheckout() : null
  const isConfirmed = from !== null && from !== user.role
  const isWaiting = from !== null && from === user.role && isPatient

  useEffect(() => {
    if (result === null || isWaiting) return
    if (isConfirmed) toast({ title: texts.changed, description: texts.changedTo(user.role) })
    if (result === 'cancelled') toast({ title: texts.cancelled, description: texts.cancelledNote })
    forgetCheckout()
    setParameters({}, { replace: true })
  }, [result, isWaiting, isConfirmed, user.role, toast, setParameters])

  useEffect(() => {
    if (!isWaiting) return
    const look = setInterval(() => {
      void client.invalidateQueries({ queryKey: userKey })
      void client.invalidateQueries({ queryKey: subscriptionKey })
    }, pause)
    const end = setTimeout(() => setIsPatient(false), patience)
    return () => {
      clearInterval(look)
      clearTimeout(end)
    }
  }, [isWaiting, client])

  return isWaiting
}
