// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runComponents } from '../run-component.test-helper.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start camera' }))
const withCamera = (getUserMedia: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } })

describe('the camera of a running app', () => {
  it('stays off until a tap', () => {
    const ask = vi.fn(() => Promise.resolve({ getTracks: () => [] }))
    withCamera(ask)
    runComponents([{ type: 'camera', label: 'Camera' }])
    expect(ask).not.toHaveBeenCalled()
    start()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('lets the camera go when it goes away', async () => {
    const stop = vi.fn()
    withCamera(() => Promise.resolve({ getTracks: () => [{ stop }] }))
    runComponents([{ type: 'camera', label: 'Camera' }])
    start()
    await vi.waitFor(() => expect(document.querySelector('video')?.srcObject).toBeTruthy())
    cleanup()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('says when it is not allowed, and tries again', async () => {
    withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    runComponents([{ type: 'camera', label: 'Camera' }])
    start()
    expect(await screen.findByText(/The camera is not allowed/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('says when there is none', async () => {
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined })
    runComponents([{ type: 'camera', label: 'Camera' }])
    start()
    expect(await screen.findByText('No camera was found.')).toBeTruthy()
  })
})
