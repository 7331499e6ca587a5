import { useEffect, useEffectEvent, useRef } from 'react'

/** Why there is no live picture: the person or the browser said no, or there is no camera. */
export type CameraProblem = 'denied' | 'unavailable'

interface LivePictureProps {
  name: string
  facing: 'back' | 'front'
  onProblem: (problem: CameraProblem) => void
}

/** What the camera sees, filling its parent; the camera is let go when this goes away. */
export function LivePicture({ name, facing, onProblem }: LivePictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onProblem)
  useEffect(() => {
    let isGone = false
    let stream: MediaStream | undefined
    const letGo = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const show = async () => {
      try {
        stream = await openCamera(facing)
        if (isGone) letGo()
        else if (video.current) video.current.srcObject = stream
      } catch (error) {
        if (!isGone) report(problemOf(error))
      }
    }
    void show()
    return () => {
      isGone = true
      letGo()
    }
  }, [facing])
  return (
    <video
      ref={video}
      aria-label={name}
      autoPlay
      muted
      playsInline
      style={{
        position: 'absolute',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        transform: facing === 'front' ? 'scaleX(-1)' : undefined,
      }}
    />
  )
}

/** Absent outside secure pages and in frames that may not use the camera. */
async function openCamera(facing: 'back' | 'front'): Promise<MediaStream> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) throw new DOMException('No camera here', 'NotFoundError')
  return devices.getUserMedia({
    video: { facingMode: facing === 'back' ? 'environment' : 'user' },
    audio: false,
  })
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'unavailable'
}
