/** Prints the progress of a task of equal parts and an estimate of the time left. */
export function startProgress(task: string, parts: number): (done: number) => void {
  const start = Date.now()
  return (done) => {
    const secondsEach = (Date.now() - start) / 1000 / done
    const left = formatDuration(secondsEach * (parts - done))
    console.log(`${task}: ${done} of ${parts}, ${secondsEach.toFixed(1)} s each, ${left} left`)
  }
}

/** Minutes and seconds, as in 4:05. */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
