import type { ComponentNode } from '@kwiq/app-model'
import { Component, type ReactNode } from 'react'
import { UnknownComponent } from './primitives/index.ts'

interface DrawBoundaryProps {
  node: ComponentNode
  children: ReactNode
}

interface DrawBoundaryState {
  node: ComponentNode
  hasFailed: boolean
}

/**
 * Keeps a component that cannot be drawn from taking the screen with it: a placeholder stands in until the
 * component is edited.
 */
export class DrawBoundary extends Component<DrawBoundaryProps, DrawBoundaryState> {
  override state: DrawBoundaryState = { node: this.props.node, hasFailed: false }

  static getDerivedStateFromError(): Partial<DrawBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ node }: DrawBoundaryProps, state: DrawBoundaryState) {
    return node === state.node ? null : { node, hasFailed: false }
  }

  override render() {
    const { node, children } = this.props
    return this.state.hasFailed ? (
      <UnknownComponent type={node.type} label={node.label} hasFailed />
    ) : (
      children
    )
  }
}
