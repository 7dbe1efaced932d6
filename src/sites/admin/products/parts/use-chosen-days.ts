import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, daysOf } from '#contract/days'

/** The days of a range, in either direction. */
const between = (one: string, other: string): string[] =>
  daysOf(one <= other ? { from: one, to: other } : { from: other, to: one })

/** How many days an arrow key moves in a month of weeks; where a week runs from right to left, left is forward. */
const stepsIn = (dir: string): Readonly<Record<string, number>> => {
  const forward = dir === 'rtl' ? -1 : 1
  return { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }
}

/** A range that is being chosen: it is added to the days that were chosen before, or taken away from them. */
interface Range {
  from: string
  before: readonly string[]
  adds: boolean
}

const dayAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-day]')?.dataset.day ?? undefined

/**
 * The days of a month that are chosen: by dragging across them with a mouse or a finger, or with the arrow keys while Shift is held.
 * Dragging from a chosen day takes days away. A finger starts at a day's number: elsewhere it scrolls.
 *
 * @param choosable the days that can be chosen, in order
 */
export function useChosenDays(choosable: readonly string[]) {
  const { i18n } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<Range>(null)
  const held = useRef<Range>(null)
  const can = (day: string | undefined): day is string => day !== undefined && choosable.includes(day)

  const start = (from: string): Range => ({ from, before: chosen, adds: !chosen.includes(from) })
  const extend = ({ from, before, adds }: Range, to: string) => {
    const range = between(from, to)
    const days = adds ? [...before, ...range] : before.filter((day) => !range.includes(day))
    setChosen(choosable.filter((day) => days.includes(day)))
  }
  const choose = (day: string) => extend(start(day), day)

  /** The next choosable day in the direction of a step. */
  const next = (day: string, step: number): string | undefined => {
    const aim = addDays(day, step)
    return step > 0 ? choosable.find((each) => each >= aim) : choosable.findLast((each) => each <= aim)
  }
  const focus = (day: string) => {
    setCurrent(day)
    list.current?.querySelector<HTMLElement>(`[data-day="${day}"] button`)?.focus()
  }

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLOListElement>) {
      const target = event.target as Element
      const day = dayAt(target)
      if (event.button !== 0 || !can(day)) return
      if (event.pointerType === 'touch' && !target.closest('button')) return
      held.current = null
      dragged.current = event.shiftKey && current ? { from: current, before: chosen, adds: true } : start(day)
      setCurrent(day)
      extend(dragged.current, day)
    },
    onPointerMove(event: PointerEvent<HTMLOListElement>) {
      // A button that was released outside the page is noticed here.
      if (event.buttons === 0) dragged.current = null
      const day = dragged.current && dayAt(document.elementFromPoint(event.clientX, event.clientY))
      if (dragged.current && can(day ?? undefined)) extend(dragged.current, day as string)
    },
    onPointerUp() {
      dragged.current = null
    },
    onPointerCancel() {
      if (dragged.current) setChosen(dragged.current.before)
      dragged.current = null
    },
    /** A press without a pointer, for example by a screen reader or the space bar. */
    onClick(event: MouseEvent<HTMLOListElement>) {
      const day = dayAt(event.target as Element)
      if (event.detail === 0 && can(day)) choose(day)
    },
  }

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const day = dayAt(event.target as Element)
    const step = stepsIn(i18n.dir())[event.key]
    if (event.key === 'Escape' && chosen.length > 0) return setChosen([])
    if (!step || !can(day)) return
    event.preventDefault()
    const to = next(day, step)
    if (!to) return
    if (event.shiftKey) {
      held.current ??= { from: day, before: chosen, adds: true }
      extend(held.current, to)
    } else held.current = null
    focus(to)
  }

  return {
    chosen,
    clear: () => setChosen([]),
    list,
    /** The day that Tab leads to. */
    current: can(current) ? current : choosable[0],
    handlers: { ...pointer, onKeyDown },
  }
}

export type ChosenDays = ReturnType<typeof useChosenDays>
