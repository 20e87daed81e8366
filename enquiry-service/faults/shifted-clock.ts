/** Preloaded with `node --import`: sets the program's clock ahead by `CLOCK_AHEAD_MS`. */
const trueTime = Date.now.bind(Date)
const ahead = Number(process.env.CLOCK_AHEAD_MS)
Date.now = () => trueTime() + ahead
