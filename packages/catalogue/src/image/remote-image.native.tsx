import { Image } from 'react-native'

interface RemoteImageProps {
  /** An https address. */
  address: string
  name: string
  width: number
  height: number
  onError: () => void
}

/** A picture from the web. */
export function RemoteImage({ address, name, width, height, onError }: RemoteImageProps) {
  return (
    <Image
      source={{ uri: address }}
      alt={name}
      onError={onError}
      style={{ width, height }}
      resizeMode="cover"
    />
  )
}
